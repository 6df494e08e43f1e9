import type { ProposalMail } from '#modules/requests/server/public.ts'
import { mailTypeOf } from '../../rules/status-mails.ts'
import { letterOf, messageIn } from '../message.ts'
import { statusWord } from './status-word.ts'
import { wordsFor } from '../store/status-mails.ts'

/** The mail type of what confirms a request (10), in the status of a proposal that is sent. */
const template = { type: 10, status: 'proposalSent' } as const

/** The mail of a proposal in the academy's words; null where it has none. */
export const proposalMail: ProposalMail = async (db, language, fields) => {
  const words = await wordsFor(db, template.type, template.status)
  if (!words) return null
  const status = await statusWord(db, mailTypeOf(template.type)!, template.status, language)
  const message = messageIn(words, language, { ...fields, status })
  return { title: message.title, html: letterOf(message, language, fields.name) }
}
