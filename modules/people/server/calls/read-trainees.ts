import { writeFact } from '#platform/server/acts/write-act.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { nearness } from '#platform/server/reading/list.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { passes } from '#platform/shared/access.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { traineeCalls } from '../../contract/calls.ts'
import { traineeActions } from '../../rules/people-actions.ts'
import { asksHidden, shownTo } from '../../rules/shown-fields.ts'
import { noun } from '../acts/trainee-noun.ts'
import { personKinds } from '../acts/person-kinds.ts'
import { mergedInto } from '../merging/record.ts'
import { openedPassport } from '../passports/passport.ts'
import * as store from '../store/trainees.ts'

type Row = Pick<store.TraineeRow, 'ID' | 'IsActive' | 'IsNew' | 'PassportEnding' | 'AccountState'>

/** Adds to the row itself: it was read for this reply alone, and copying fifty of them takes as long as reading them. */
const withActions = <R extends Row>(row: R, actor: Actor) =>
  Object.assign(shownTo(actor.role, row.ID === actor.traineeId, row), {
    Actions: traineeActions(
      {
        isActive: row.IsActive,
        isNew: row.IsNew,
        hasPassport: row.PassportEnding !== null,
        waitsForSignIn: row.AccountState === 'pending',
      },
      actor,
      row.ID === actor.traineeId,
    ),
  })

async function listed(db: Database, actor: Actor, query: store.TraineeQuery) {
  if (asksHidden(actor.role, query)) return { Items: [], Total: 0 }
  const { items, ...found } = await store.listTrainees(db, actor, query)
  return { Items: items.map((row) => withActions(row, actor)), Total: found.total, ...nearness(found) }
}

export const listTrainees: Handler<typeof traineeCalls.listTrainees> = ({ db, actor, query }) =>
  listed(db, actor, query)

export const searchTrainees: Handler<typeof traineeCalls.searchTrainees> = ({ db, actor, body }) =>
  listed(db, actor, body)

export const listTraineesOfCustomer: Handler<typeof traineeCalls.listTraineesOfCustomer> = ({ db, actor, query }) =>
  listed(db, actor, query)

export const listTraineesOfInstructor: Handler<typeof traineeCalls.listTraineesOfInstructor> = ({ db, actor, query }) =>
  listed(db, actor, query)

export const filterTrainees: Handler<typeof traineeCalls.filterTrainees> = async ({ db, actor, query }) => {
  const { rows, ...found } = await store.filterTrainees(db, actor, query.search)
  return { Items: rows, ...nearness(found) }
}

async function found(db: Database, actor: Actor, id: number) {
  const whole = await store.wholeTrainee(db, actor, id)
  if (!whole) return undefined
  const mayKnow = id === actor.traineeId || passes('reviewers', actor.role, actor.permissions)
  return Object.assign(withActions(whole.trainee, actor), { AddressChange: mayKnow ? whole.addressChange : null })
}

/** The whole record with what the actor may do; refuses where it is not the actor's to see. */
export const shown = async (db: Database, actor: Actor, id: number) => (await found(db, actor, id)) ?? refuse(notFound)

export const getTrainee: Handler<typeof traineeCalls.getTrainee> = async ({ db, actor, query: { ID } }) => {
  const trainee = await found(db, actor, ID)
  if (trainee) return trainee
  // The address of a record that was merged leads to the one that holds what it held.
  const into = await mergedInto(db, actor, personKinds.trainee, ID)
  return into ? shown(db, actor, into.ID) : refuse(notFound)
}

export const getLoginTrainee: Handler<typeof traineeCalls.getLoginTrainee> = ({ db, actor }) =>
  shown(db, actor, actor.traineeId ?? 0)

export const openPassport: Handler<typeof traineeCalls.openPassport> = async (asked) => {
  const { db, actor, query, vault } = asked
  const { sealed, ...trainee } = (await store.passportOf(db, actor, query.ID)) ?? refuse(notFound)
  if (trainee.id !== actor.traineeId) await writeFact(asked, noun, trainee, 'openPassport')
  return { ID: trainee.id, PassportNumber: openedPassport(vault, trainee.code, sealed) }
}
