import type { Noun } from '#platform/server/acts/write-act.ts'
import type { Asked } from '#platform/server/handler.ts'
import { mailTemplateActs } from '../../contract/acts.ts'

export type Doing = Pick<Asked<unknown>, 'db' | 'record' | 'now' | 'actor'>

/** The words of one letter. */
export const mailTemplateNoun: Noun<
  typeof mailTemplateActs,
  'notifications.mail_template',
  { id: number; kind: string },
  Doing
> = {
  acts: mailTemplateActs,
  stored: {
    table: 'notifications.mail_template',
    unkept: ['id', 'kind', 'mail_type', 'shipped_title', 'shipped_body', 'sends_mail', 'is_active', 'version'],
  },
  idOf: ({ id }) => id,
  factsOf: ({ kind }) => ({ letter: kind }),
}
