import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { addDays, defaultTimeZone, type Day } from '#platform/shared/values/dates.ts'
import { accept } from '#modules/requests/server/acts/answer.ts'
import { follow } from '#modules/requests/server/acts/follow.ts'
import { move } from '#modules/requests/server/acts/move.ts'
import { acceptProof, uploadProof } from '#modules/requests/server/acts/payment.ts'
import type { Doing } from '#modules/requests/server/acts/doing.ts'
import { liveProposal, lockedRequest } from '#modules/requests/server/store/locked.ts'
import { addNominees } from '#modules/requests/server/store/nominees.ts'
import { lockRegistration } from '#modules/registration/server/acts/reached.ts'
import { move as moveRegistration } from '#modules/registration/server/acts/move.ts'
import { follow as confirm } from '#modules/registration/server/acts/perform.ts'
import { enrolling } from '#modules/registration/server/enrolling.ts'
import { cast } from '../../cast/members.ts'
import { recording } from '../telling/recording.ts'
import type { Inserted } from './requests.ts'

interface World {
  readonly today: Day
  readonly huda: number
  readonly accountOf: (email: string) => number
  readonly trainees: readonly {
    readonly id: number
    readonly name_ar: string
    readonly email: string
    readonly organization_id: number | null
  }[]
}

const modules = () => [{ name: 'registration', implemented: [], enrolling }]

/** Those who come without a record yet. */
const byNameAlone = ['سامر فوزي', 'ندى صبري', 'باسم نعيم', 'رانيا عادل']

/**
 * What came of the proposals that were accepted: the class, the registrations, the invoice and what was paid of it, made by
 * the acts of requests as they were pressed then. Numbers and settings must stand. Nobody is told of it any more.
 */
export async function acceptRequests(db: Database, world: World, inserted: readonly Inserted[]): Promise<void> {
  for (const { id, told } of inserted) {
    if (!told.accepted) continue
    const { ago, as } = told.accepted
    const asker = told.asker === 'nile' ? cast.hany : cast.layla
    const party = told.asker === 'nile' ? 'organization' : 'trainee'
    const doing = (by: number, whose: Doing['party'], day: number): Doing => {
      const on = addDays(world.today, day)
      const now = new Date(`${on}T08:00:00Z`)
      return { db, userId: by, party: whose, now, today: on, record: recording(db, by, now) }
    }
    const byAsker = (day: number) => doing(world.accountOf(asker.email), party, day)
    const byHuda = (day: number) => doing(world.huda, 'academy', day)

    const isPast = as === 'delivered' || as === 'closed'
    if (told.asker === 'nile') {
      const known = isPast ? [] : await freeOf(db, world, addDays(world.today, told.starts))
      const people = [
        ...known.map((each) => ({ Name: each.name_ar, Email: each.email, TraineeID: each.id })),
        ...byNameAlone.slice(0, isPast ? 4 : 2).map((Name) => ({ Name, Email: '', TraineeID: null })),
      ]
      await addNominees(db, id, people, byAsker(-ago).now)
    }
    const proposal = (await liveProposal(db, id))!
    let request = await accept(
      byAsker(-ago),
      (await lockedRequest(db, id))!,
      { proposalId: proposal.id, name: '' },
      modules,
    )
    if (as === 'nominationsOpen') continue

    const closing = byAsker(-ago + 2)
    request = await follow(closing, await move(closing, request, 'closeNominations'))
    const pay = async (day: number, amountMinor: number, swiftCode: string, isBooked = true) => {
      const proof = { fileId: null, swiftCode, note: '' }
      request = await uploadProof(byAsker(day), nobody, request, proof)
      if (!isBooked) return
      const { rows } = await sql<{ id: number }>`select max(id) as id from billing.proof
        where invoice_id = ${request.invoice_id}`.execute(db)
      request = await acceptProof(byHuda(day + 1), request, { id: rows[0]!.id, amountMinor, paymentTypeId: null })
    }
    const half = Math.floor(proposal.totalMinor / 2)
    await pay(-ago + 4, half, `NBEGEGCX${String(id).padStart(3, '0')}1`)
    await pay(-ago + 9, proposal.totalMinor - half, `NBEGEGCX${String(id).padStart(3, '0')}2`, as !== 'invoiced')
    await confirmPlaces(byHuda(-ago + 3), request.class_id!)
    if (as === 'invoiced') continue
    const state = ({ paid: 'confirmed', delivered: 'ended', closed: 'closed' } as const)[as]
    await db.updateTable('classes.course_class').where('id', '=', request.class_id).set({ state }).execute()
    if (!isPast) continue
    await db
      .updateTable('classes.class_session')
      .where('class_id', '=', request.class_id)
      .set({ state: 'held' })
      .execute()
    request = await follow(byHuda(told.starts + 22), request)
    if (as === 'closed') await move(byHuda(told.starts + 30), request, 'close')
  }
}

/** Nobody of those registered needs a visa, so that each has the place for certain. */
async function confirmPlaces({ db, now, userId, record }: Doing, classId: number): Promise<void> {
  const doing = { db, now, userId, record, timeZone: defaultTimeZone, party: 'reviewer' as const }
  const registered = await db
    .selectFrom('registration.registration')
    .where('class_id', '=', classId)
    .where('visa', '=', 'toCheck')
    .select('id')
    .execute()
  for (const { id } of registered) {
    const registration = await lockRegistration(db, null, id, doing)
    await confirm(doing, await moveRegistration(doing, registration, 'dismissVisa'), 'dismissVisa')
  }
}

/** A proof without a file asks for nobody. */
const nobody = undefined as never

/** Those of the organization's people who sit in no class in the four weeks from this day on. */
async function freeOf(db: Database, world: World, firstDay: Day) {
  const { rows } = await sql<{ id: number }>`select t.id from people.trainee t
    join people.organization o on o.id = t.organization_id and o.code = 'ORG-0001'
    where not exists (select from registration.registration r join classes.class_session s on s.class_id = r.class_id
      where r.trainee_id = t.id and s.day between ${firstDay} and ${addDays(firstDay, 28)})
    order by t.id`.execute(db)
  const free = new Set(rows.map(({ id }) => id))
  return world.trainees.filter(({ id }) => free.has(id)).slice(0, 3)
}
