import { checkAudit } from '#platform/server/audit/check.ts'
import type { Verified } from '#platform/server/audit/verify.ts'
import type { Database } from '#platform/server/database.ts'
import type { Job } from '#platform/server/module.ts'
import { queueMails } from '#platform/server/outbox/queue.ts'
import type { Language } from '#platform/shared/actor.ts'
import { letterWordsIn } from '../text/letters.ts'
import { activeAdmins } from './store/people.ts'

/** The name under which an administrator starts a check by hand. */
export const checkJob = 'audit-check'

export interface AuditParts {
  /** Whether mails leave, or show in the sample academy's mailbox; else the daily letter would wait for ever. */
  readonly sendsMail: boolean
}

/** Once a day the chain is walked and its head mailed, so that it is kept where nobody of this machine reaches it. */
export const auditJobs = ({ sendsMail }: AuditParts): Job[] => [
  { name: checkJob, run: async ({ db }) => void (await checkAudit(db)) },
  {
    name: 'audit-daily',
    cron: '40 1 * * *',
    run: async ({ db }) => {
      const found = await checkAudit(db)
      if (sendsMail) await mailHead(db, found)
    },
  },
]

const numerals: Readonly<Record<string, string>> = { ar: 'ar-EG', fr: 'fr-FR' }

async function mailHead(db: Database, { rows, hash, fault }: Verified): Promise<void> {
  const place = fault ? (fault.seq ?? fault.auditId ?? rows + 1) : rows
  const head = `<p dir="ltr" style="word-break:break-all"><code>${rows}:${hash}</code></p>`
  const admins = await activeAdmins(db)
  await queueMails(
    db,
    admins.map((admin) => {
      const words = letterWordsIn(admin.account_language)
      const number = new Intl.NumberFormat(numerals[admin.account_language] ?? 'en-GB').format(place)
      const lines = fault ? [words.broken] : [words.sound, words.keep]
      return {
        kind: 'auditHead',
        to: { address: admin.account_email, name: admin.account_name_ar || admin.account_name_en },
        language: admin.account_language as Language,
        subject: fault ? words.brokenSubject : words.subject,
        html: lines.map((line) => `<p>${line.replace('{{number}}', number)}</p>`).join('') + head,
        href: '/pages/audit',
      }
    }),
  )
}
