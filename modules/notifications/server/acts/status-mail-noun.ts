import type { Noun } from '#platform/server/acts/write-act.ts'
import { statusMailActs } from '../../contract/acts.ts'
import type { Doing } from './mail-template-noun.ts'

/** The words of one mail type and status. */
export const statusMailNoun: Noun<
  typeof statusMailActs,
  'notifications.status_mail',
  { id: number; mail_type: number; status: string },
  Doing
> = {
  acts: statusMailActs,
  stored: {
    table: 'notifications.status_mail',
    unkept: ['id', 'mail_type', 'status', 'shipped_title', 'shipped_body', 'version'],
  },
  idOf: ({ id }) => id,
  factsOf: ({ mail_type, status }) => ({ mailType: mail_type, status }),
}
