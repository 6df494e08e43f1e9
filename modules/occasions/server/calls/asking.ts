import { todayOf } from '#platform/server/today.ts'
import { accountById } from '#modules/accounts/server/public.ts'
import { proveAddress } from '#modules/people/server/public.ts'
import { checkCode, type SigninParts } from '#modules/signin/server/public.ts'
import { byOf } from '#platform/server/audit/by.ts'
import { recordEvent } from '#platform/server/event.ts'
import type { Handler } from '#platform/server/handler.ts'
import { opensOwnTransactions } from '#platform/server/http/own-transactions.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { occasionsCalls as calls } from '../../contract/calls.ts'
import { guestSettings } from '../../contract/settings.ts'
import { occasionClosed } from '../../contract/refusals.ts'
import { guestActions } from '../../rules/guest.ts'
import { entryOf } from '../../rules/occasion.ts'
import { shownPass } from '../../rules/pass-code.ts'
import * as acts from '../acts/guests.ts'
import { ownGuest, passOf } from '../store/guests.ts'
import { publicOccasion, publicOccasions } from '../store/occasions.ts'

export type AskingParts = Pick<SigninParts, 'secrets'>

export const getPublicOccasions: Handler<typeof calls.getPublicOccasions> = async ({ db, query, now }) => {
  const { rows, total } = await readList(db, publicOccasions, query, { today: await todayOf(db, now) })
  return { Items: rows, Total: total }
}

export const getPublicOccasion: Handler<typeof calls.getPublicOccasion> = async ({ db, actor, query, now }) => {
  const occasion = (await publicOccasion(db, query.ID, await todayOf(db, now))) ?? refuse(notFound)
  const own = actor.role === 'anonymous' ? undefined : await ownGuest(db, query.ID, actor.userId)
  const { guestMonths } = await settings(db, guestSettings)
  return { ...occasion, Own: own ?? null, KeptMonths: guestMonths }
}

/** Nobody's mailbox gets a letter for an event that takes nobody. */
export const proveGuest =
  ({ secrets }: AskingParts): Handler<typeof calls.proveGuest> =>
  async ({ db, body, now, request }) => {
    const occasion = (await publicOccasion(db, body.EventID, await todayOf(db, now))) ?? refuse(notFound)
    if (occasion.Entry !== 'open' && occasion.Entry !== 'full') refuse(occasionClosed)
    return proveAddress(db, secrets, { email: body.Email, request, now })
  }

/** The wrong try must stay counted although the call refuses. */
export const askForPlace = ({ secrets }: AskingParts): Handler<typeof calls.askForPlace> =>
  opensOwnTransactions(async ({ db, actor, body, now, request }) => {
    const today = await todayOf(db, now)
    const proved = { purpose: 'proveEmail', attemptId: body.AttemptID, code: body.Code, now } as const
    const { email } = await checkCode(db, secrets, proved)
    return db.transaction().execute((tx) =>
      acts.askForPlace(
        { db: tx, now, record: (event) => recordEvent(tx, event, byOf(actor, request)) },
        'askForPlace',
        {
          occasionId: body.EventID,
          accountId: null,
          name: body.Name,
          email,
          mobile: body.Mobile ?? '',
          organization: body.Organization,
          language: request.language,
          today,
          now,
        },
      ),
    )
  })

export const askMyself: Handler<typeof calls.askMyself> = async (asked) => {
  const { db, actor, body, now } = asked
  const account = (await accountById(db, actor.userId)) ?? refuse(notFound)
  const [inArabic, other] = [account.name_ar, account.name_en]
  return acts.askForPlace(asked, 'askMyself', {
    occasionId: body.EventID,
    accountId: account.id,
    name: (account.language === 'ar' ? inArabic || other : other || inArabic) || account.email,
    email: account.email,
    mobile: body.Mobile ?? '',
    organization: body.Organization,
    language: account.language,
    today: await todayOf(db, now),
    now,
  })
}

export const getPass: Handler<typeof calls.getPass> = async ({ db, query, now }) => {
  const found = (await passOf(db, query.Code)) ?? refuse(notFound)
  const { occasionState, seats, ...pass } = found
  const facts = { state: occasionState, lastDay: pass.LastDay, closesOn: pass.ClosesOn, seats, spokenFor: 0 }
  const Entry = entryOf(facts, await todayOf(db, now))
  const acts = guestActions(
    { state: pass.State, hasArrived: pass.ArrivedAt !== null, isOver: occasionState === 'cancelled' },
    'guest',
  )
  return {
    ...pass,
    Entry,
    Code: shownPass(pass.Code),
    CanWithdraw: Entry !== 'over' && acts.some((act) => act === 'withdrawGuest'),
    IsPublic: occasionState !== 'draft',
  }
}

export const withdrawGuest: Handler<typeof calls.withdrawGuest> = async (asked) => {
  await acts.withdrawGuest(asked, asked.body.Code)
  return { Done: true }
}
