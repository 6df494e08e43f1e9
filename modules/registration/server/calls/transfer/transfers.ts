import { lockClass } from '#modules/classes/server/public.ts'
import { heldOf } from '#modules/billing/rules/totals.ts'
import { writeAct } from '#platform/server/acts/write-act.ts'
import type { Asked, Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import { notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import { zoneSettings } from '#platform/shared/settings/own-sections.ts'
import { dayOf } from '#platform/shared/values/dates.ts'
import { registrationCalls as calls } from '../../../contract/calls.ts'
import { alreadyRegistered, classClosed, prerequisiteMissing } from '../../../contract/refusals.ts'
import { mayAskTransfer, mayDeclineTransfer } from '../../../rules/actions.ts'
import { objectionsToMove } from '../../../rules/objections/objections.ts'
import { isReviewer } from '../../../rules/parties.ts'
import { classTakes } from '../../../rules/standing.ts'
import type { Doing } from '../../acts/doing.ts'
import { noun } from '../../acts/noun.ts'
import { look } from '../../acts/objections/look.ts'
import { objectionsShown } from '../../acts/objections/shown.ts'
import { doingOf, lockAsRead, moved } from '../../acts/perform.ts'
import { classOf, lockRegistration } from '../../acts/reached.ts'
import { planOf } from '../../acts/transfer/plan.ts'
import { noWish, transfer as move } from '../../acts/transfer/transfer.ts'
import { liveRegistration } from '../../store/applications.ts'
import { overriddenOf } from '../../store/objections/overrides.ts'
import { invoicesOf } from '../../store/papers.ts'
import { registrationSeen, type Registration } from '../../store/registration.ts'
import { missingCourses, traineeFacts } from '../../store/trainee.ts'
import { classesToMoveTo, classFacts } from '../../store/transfer/classes.ts'
import { wishesOf } from '../../store/transfer/transfers.ts'
import { classToRegister } from '../../store/upcoming.ts'

type Asking = Pick<Asked<unknown>, 'db' | 'actor' | 'now'>

/** The registration as the actor reaches it, and whose it is. */
async function seen({ db, actor, now }: Asking, id: number) {
  const { timeZone } = await settings(db, zoneSettings)
  const registration = (await registrationSeen(db, actor, id, { now, timeZone })) ?? refuse(notFound)
  const trainee = (await traineeFacts(db, registration.traineeId)) ?? refuse(notFound)
  return { registration, trainee, timeZone, today: dayOf(now, timeZone) }
}

/** The other class, which this trainee may be registered to; refuses where it takes nobody, or has them already. */
async function target(db: Asking['db'], registration: Registration, classId: number, today: string) {
  const trainee = (await traineeFacts(db, registration.traineeId)) ?? refuse(notFound)
  const visit = (await classToRegister(db, classId, trainee.organizationId)) ?? refuse(notFound)
  if (!classTakes(visit.state, visit.startsOn, today)) refuse(classClosed, { class: visit.code })
  const live = await liveRegistration(db, classId, trainee.traineeId)
  if (live) refuse(alreadyRegistered, { code: live })
  return { trainee, visit }
}

export const getTransferClasses: Handler<typeof calls.getTransferClasses> = async (asked) => {
  const { registration, trainee, today } = await seen(asked, asked.query.ID)
  const { rows, total } = await readList(asked.db, classesToMoveTo, asked.query, {
    traineeId: trainee.traineeId,
    organizationId: trainee.organizationId,
    courseId: registration.courseId,
    today,
    mayLetPass: isReviewer(asked.actor),
  })
  return { Items: rows, Total: total }
}

export const getTransfer: Handler<typeof calls.getTransfer> = async (asked) => {
  const { db, actor, now, query } = asked
  const { registration, trainee, timeZone } = await seen(asked, query.ID)
  const visit = (await classToRegister(db, query.ClassID, trainee.organizationId)) ?? refuse(notFound)
  const { Invoice: invoice } = await invoicesOf(db, registration.id)
  const balance = invoice
    ? {
        amountMinor: invoice.Amount.Minor,
        receivedMinor: invoice.Received.Minor,
        creditedMinor: invoice.Credited.Minor,
      }
    : undefined
  const { agreedAt } = await wishesOf(db, registration.id)
  const plan = await planOf(db, registration, {
    trainee,
    visit,
    agreedAt: agreedAt === null ? null : new Date(agreedAt),
    invoice: balance,
  })
  const former = (Minor: number) => ({ Minor, Currency: registration.currency })
  const sameMoney = visit.currency === registration.currency
  const looked = await look(
    db,
    {
      visit,
      trainee,
      organizationId: plan.payer.organizationId,
      traineeBudgetMinor: sameMoney ? registration.traineeBudgetMinor : null,
      courseBudgetMinor: sameMoney ? registration.courseBudgetMinor : null,
      leaves: registration.classId,
      made: null,
    },
    { now, timeZone },
  )
  const sameCourse = visit.courseId === registration.courseId
  const objections = objectionsToMove(looked.objections, { sameCourse, isReviewed: plan.isReviewed })
  return {
    ...(await classFacts(db, query.ClassID)),
    IsReviewed: plan.isReviewed,
    FormerFee: former(registration.feeMinor),
    Paid: former(balance ? heldOf(balance) : 0),
    Carried: former(plan.carriedMinor),
    ToReturn: former(plan.toReturnMinor),
    ToPay: { Minor: plan.toPayMinor, Currency: visit.currency },
    Money: plan.state,
    Visa: plan.visa,
    Travel: plan.travel,
    FormerVisa: registration.standing.visa,
    FormerTravel: registration.standing.travel,
    Objections: objectionsShown({ ...looked, objections }, await overriddenOf(db, registration.id), actor),
  }
}

/** Both classes in the order of their ids, then the registration: two who move people at once cannot wait for each other. */
async function lockBoth(asked: Asked<{ body: { ID: number; Version: number; ClassID: number } }>, doing: Doing) {
  const { db, actor, body } = asked
  const former = await classOf(db, actor, body.ID)
  for (const id of [...new Set([former, body.ClassID])].sort((a, b) => a - b)) await lockClass(db, id)
  return lockAsRead(asked, doing, body)
}

export const transfer: Handler<typeof calls.transfer> = async (asked) => {
  const { db, body } = asked
  const doing = await doingOf(asked)
  const former = await lockBoth(asked, doing)
  const { trainee, visit } = await target(db, former, body.ClassID, dayOf(asked.now, doing.timeZone))
  const done = await move(doing, former, {
    trainee,
    visit,
    reason: body.Reason,
    ifFull: body.IfFull,
    overrides: body.Overrides,
  })
  if (!done)
    return refuse(alreadyRegistered, { code: (await liveRegistration(db, body.ClassID, trainee.traineeId)) ?? '' })
  return { ...moved(done.registration), Former: moved(done.former) }
}

export const askTransfer: Handler<typeof calls.askTransfer> = async (asked) => {
  const { db, body } = asked
  const doing = await doingOf(asked)
  const found = await lockAsRead(asked, doing, body)
  if (!mayAskTransfer(found.standing, doing.party))
    refuse(notNow, { action: 'askTransfer', state: found.standing.main })
  const today = dayOf(asked.now, doing.timeZone)
  const { trainee, visit } = await target(db, found, body.ClassID, today)
  if (visit.courseId !== found.courseId) {
    const [lacks] = await missingCourses(db, trainee.traineeId, visit.classId, today)
    if (lacks) refuse(prerequisiteMissing, { code: lacks.Code })
  }
  await writeAct(doing, noun, found, 'askTransfer', {
    set: { wished_class_id: visit.classId, wish_reason: body.Reason },
    data: { toClass: visit.code },
  })
  return moved(await lockRegistration(db, asked.actor, found.id, doing))
}

export const declineTransfer: Handler<typeof calls.declineTransfer> = async (asked) => {
  const { db, body } = asked
  const doing = await doingOf(asked)
  const found = await lockAsRead(asked, doing, body)
  if (!mayDeclineTransfer(found.standing, doing.party))
    refuse(notNow, { action: 'declineTransfer', state: found.standing.main })
  await writeAct(doing, noun, found, 'declineTransfer', { set: noWish, reason: body.Reason })
  return moved(await lockRegistration(db, asked.actor, found.id, doing))
}
