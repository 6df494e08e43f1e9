import type { Handler } from '#platform/server/handler.ts'
import { shownFrame } from '#platform/server/mail/frame.ts'
import { letterShown } from '#platform/server/mail/letter.ts'
import { readList } from '#platform/server/reading/list.ts'
import { notFound, refuse } from '#platform/shared/refusal.ts'
import { textLanguageOf } from '#platform/shared/text.ts'
import type { mailboxCalls as calls } from '../../contract/calls.ts'
import { causeOf } from '../../rules/outcome.ts'
import * as store from '../store/mailbox.ts'

export const getMailbox: Handler<typeof calls.getMailbox> = async ({ db, actor, query, request }) => {
  const language = textLanguageOf(request.language, 'en')
  const { rows, total } = await readList(db, store.mailbox, query, { actor, language })
  return { Items: rows, Total: total }
}

export const getLetter: Handler<typeof calls.getLetter> = async ({ db, actor, query }) => {
  const found = (await store.ownLetterOf(db, actor, query.ID)) ?? refuse(notFound)
  const { secret, html, href, ...letter } = found
  const shown = { language: letter.Language, subject: letter.Subject, html, href }
  return { ...letter, Html: secret ? null : letterShown(shown, await shownFrame(db)) }
}

export const getSentLetters: Handler<typeof calls.getSentLetters> = async ({ db, actor, query }) => {
  const { rows, total } = await readList(db, store.sentLetters, query, { actor })
  return {
    Items: rows.map(({ said, ...row }) => ({ ...row, Cause: row.State === 'sent' ? null : causeOf(said) })),
    Total: total,
  }
}

export const getUnsentLetters: Handler<typeof calls.getUnsentLetters> = async ({ db, query }) => {
  const { rows, total } = await readList(db, store.unsentLetters, query, {})
  return { Items: rows.map(({ said, ...row }) => ({ ...row, Cause: causeOf(said) })), Total: total }
}
