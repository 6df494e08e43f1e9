import { todayOf } from '#platform/server/today.ts'
import { historyOf } from '#modules/planning/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Handler } from '#platform/server/handler.ts'
import { readList } from '#platform/server/reading/list.ts'
import { settings } from '#platform/server/settings.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import type { membershipCalls as calls } from '../../contract/calls.ts'
import { membershipSettings } from '../../contract/settings.ts'
import { cardStates, verifiedStatus } from '../../rules/card-states.ts'
import { mayRequest } from '../../rules/requesting.ts'
import { twinsOf } from '#modules/billing/server/public.ts'
import { moneyOf, ownReply, rowReply } from '../reply.ts'
import * as store from '../store/cards.ts'
import { ownCards } from '../store/locked.ts'

async function readerOf(db: Database, actor: Actor, now: Date): Promise<store.Reader> {
  const { membershipNoticeDays } = await settings(db, membershipSettings)
  return { actor, today: await todayOf(db, now), noticeDays: membershipNoticeDays }
}

export const getMembershipCards: Handler<typeof calls.getMembershipCards> = async ({ db, actor, now, query }) => {
  const { rows, total } = await readList(db, store.numberedCards, query, await readerOf(db, actor, now))
  return { Items: rows.map((row) => rowReply(row, actor)), Total: total }
}

export const getMembershipCardRequests: Handler<typeof calls.getMembershipCardRequests> = async ({
  db,
  actor,
  now,
  query,
}) => {
  const { rows, total } = await readList(db, store.cardRequests, query, await readerOf(db, actor, now))
  return { Items: rows.map((row) => rowReply(row, actor)), Total: total }
}

export const getMembershipCardCounts: Handler<typeof calls.getMembershipCardCounts> = async ({ db, actor }) => {
  const counts = new Map((await store.countsByState(db, actor)).map(({ State, Count }) => [State, Count]))
  return cardStates.states.flatMap((State) => {
    const Count = counts.get(State)
    return Count === undefined ? [] : [{ State, Count }]
  })
}

export const getMembershipCard: Handler<typeof calls.getMembershipCard> = async ({ db, actor, query, request }) => {
  const { PhotoID, ...card } = (await store.wholeCard(db, actor, query.ID)) ?? refuse(notFound)
  const [invoices, proofs, twins, history] = await Promise.all([
    store.invoicesOf(db, [card.ID]),
    store.proofsOf(db, [card.ID]),
    twinsOf(db, 'membershipCard', [card.ID]),
    historyOf(db, request.language, ['membershipCard', card.ID]),
  ])
  return {
    ...rowReply(card, actor),
    Invoice: moneyOf(card.ID, { invoices, proofs }).Invoice,
    Proofs: proofs.map(({ cardId: _, proofId, ...proof }) => ({ ...proof, Twins: [...(twins.get(proofId) ?? [])] })),
    PhotoID,
    History: history.map(({ ID, At, Kind, By, Why }) => ({ ID, At, Kind, By, Why })),
  }
}

export const getMyMembershipCards: Handler<typeof calls.getMyMembershipCards> = async ({ db, actor, now }) => {
  const traineeId = actor.traineeId ?? refuse(notFound)
  const [rows, own, set, today] = await Promise.all([
    store.cardsOfTrainee(db, actor, traineeId),
    ownCards(db, traineeId),
    settings(db, membershipSettings),
    todayOf(db, now),
  ])
  const ids = rows.map(({ ID }) => ID)
  const [invoices, proofs] = await Promise.all([store.invoicesOf(db, ids), store.proofsOf(db, ids)])
  const { kinds, bar } = mayRequest(own, { today, noticeDays: set.membershipNoticeDays })
  return {
    Cards: rows.map((row) => ownReply(row, { invoices, proofs })),
    MayRequest: [...kinds],
    Bar: bar,
    Fee: set.membershipFee,
    ReplacementFee: set.membershipReplacementFee,
    Months: set.membershipMonths,
  }
}

export const verifyMembershipCard: Handler<typeof calls.verifyMembershipCard> = async ({ db, now, query }) => {
  const found = (await store.byVerifyCode(db, query.Code.toLowerCase())) ?? refuse(notFound)
  const card = { state: found.state, isHidden: found.is_hidden, validUntil: found.valid_until }
  // Nothing with this code is known to strangers.
  const Status = verifiedStatus(card, await todayOf(db, now)) ?? refuse(notFound)
  return { Number: found.number!, NameAr: found.name_ar!, NameEn: found.name_en!, Status }
}
