import { refuseChanged } from '#modules/accounts/server/public.ts'
import { writeAct, writeGone, writeNew } from '#platform/server/acts/write-act.ts'
import { json } from '#platform/server/database.ts'
import type { Actor } from '#platform/shared/actor.ts'
import { notAllowed, notFound, notNow, refuse } from '#platform/shared/refusal.ts'
import type { Trilingual } from '#platform/shared/text.ts'
import { questionsOfOtherSheet, sheetEmpty } from '../../contract/refusals.ts'
import { kindsKeptBy, type SheetKind } from '../../rules/kinds.ts'
import * as store from '../store/sheets.ts'
import type { Doing } from './doing.ts'
import { noun } from './sheet-noun.ts'

interface Seen {
  readonly ID: number
  readonly Version: number
}
const keeper = (actor: Actor) => ({ kinds: kindsKeptBy(actor) })

/** A draft as somebody has seen it, locked. */
async function take(doing: Doing, actor: Actor, { ID, Version }: Seen, action: string) {
  const sheet = (await store.lockedSheet(doing.db, keeper(actor), ID)) ?? refuse(notFound)
  if (sheet.state !== 'draft') return refuse(notNow, { action, state: sheet.state })
  if (sheet.version !== Version) return refuseChanged(doing.db, [noun.acts.subject, ID])
  return sheet
}

async function write(doing: Doing, sheet: { id: number; kind: string }, ids: readonly number[]): Promise<void> {
  if ((await store.writeQuestions(doing.db, sheet, ids)) < ids.length) refuse(questionsOfOtherSheet)
}

/** Begins the next version of a kind: it asks what the present one asks, else what the bank has. One draft at a time. */
export async function draftSheet(doing: Doing, actor: Actor, kind: SheetKind) {
  const { db } = doing
  if (!keeper(actor).kinds.includes(kind)) refuse(notAllowed)
  await store.lockKind(db, kind)
  const { published, draft, last } = await store.versionsOf(db, kind)
  if (draft) refuse(notNow, { action: 'draftFeedbackSheet', state: 'draft' })
  const sheet = await store.addSheet(db, { kind, number: last + 1, intro: published?.intro ?? {} })
  await write(doing, sheet, published ? await store.askedIn(db, published.id) : await store.bankOf(db, kind))
  await writeNew(doing, noun, sheet, 'draftFeedbackSheet')
  return { ID: sheet.id, Version: sheet.version }
}

export async function editSheet(
  doing: Doing,
  actor: Actor,
  { Intro, QuestionIDs, ...seen }: Seen & { readonly Intro: Trilingual; readonly QuestionIDs: readonly number[] },
) {
  const sheet = await take(doing, actor, seen, 'editFeedbackSheet')
  await write(doing, sheet, [...new Set(QuestionIDs)])
  await writeAct(doing, noun, sheet, 'editFeedbackSheet', { set: { intro: json(Intro) } })
  return { ID: sheet.id, Version: sheet.version + 1 }
}

/** From now on rounds ask it, in the words that its questions have now; the version before it stays with the rounds that asked it. */
export async function publishSheet(doing: Doing, actor: Actor, seen: Seen) {
  const { db, today } = doing
  const sheet = await take(doing, actor, seen, 'publishFeedbackSheet')
  await store.lockKind(db, sheet.kind)
  const { published } = await store.versionsOf(db, sheet.kind)
  const asked = (await store.questionsOf(db, [sheet.id])).map(({ QuestionID }) => QuestionID)
  if (asked.length === 0) refuse(sheetEmpty)
  await write(doing, sheet, asked)
  if (published) await store.setReplaced(db, published.id)
  await writeAct(doing, noun, sheet, 'publishFeedbackSheet', { set: { state: 'published', published_on: today } })
  return { ID: sheet.id, Version: sheet.version + 1 }
}

export async function deleteSheet(doing: Doing, actor: Actor, id: number): Promise<void> {
  const sheet = (await store.lockedSheet(doing.db, keeper(actor), id)) ?? refuse(notFound)
  if (sheet.state !== 'draft') return refuse(notNow, { action: 'deleteFeedbackSheet', state: sheet.state })
  await writeGone(doing, noun, sheet, 'deleteFeedbackSheet', () => store.removeSheet(doing.db, id))
}
