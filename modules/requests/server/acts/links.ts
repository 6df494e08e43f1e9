import type { AllModules } from '#platform/server/module.ts'
import type { Actor, Language } from '#platform/shared/actor.ts'
import { issueTicket, revokeTickets, useTicket } from '#platform/server/documents/tickets.ts'
import type { Database } from '#platform/server/database.ts'
import { queueMail } from '#platform/server/outbox/queue.ts'
import { settings } from '#platform/server/settings.ts'
import { dayIn } from '#platform/server/text/written.ts'
import { inLanguage } from '#platform/shared/text.ts'
import { proposalSettings } from '../../contract/settings.ts'
import { proposalMailOf } from '../enrolling.ts'
import { languageOfContact } from '../store/askers.ts'
import type { CourseRequest, Proposal } from '../store/locked.ts'
import type { Doing } from './doing.ts'

const dayMs = 86_400_000

/** What the key of a link opens: this one proposal, to be answered. */
const addressOf = (proposalId: number) => ({ report: 'CourseProposal', parameters: { ID: proposalId } })

/**
 * Puts the mail of a proposal into the outbox, in the contact person's language, with a link that opens it alone without a
 * log-in. False where the academy has no words for it.
 */
export async function mailProposal(
  doing: Doing,
  request: CourseRequest,
  proposal: Proposal,
  modules: AllModules,
): Promise<boolean> {
  const { db, now, userId } = doing
  const language = await languageOfContact(db, request)
  const words = await proposalMailOf(modules)(db, language, {
    code: request.number,
    course: inLanguage(proposal.courseName, language).text,
    day: dayIn(language, proposal.validUntil),
    name: request.contact_name,
  })
  if (!words) return false
  const { proposalLinkDays } = await settings(db, proposalSettings)
  const secret = await issueTicket(db, { userId: userId ?? 0 } as Actor, {
    ...addressOf(proposal.id),
    expiresAt: new Date(now.getTime() + proposalLinkDays * dayMs),
    uses: 500,
    recipient: request.contact_email,
    record: ['courseRequest', request.id],
  })
  await queueMail(db, {
    kind: 'courseProposal',
    to: { address: request.contact_email, name: request.contact_name },
    language: language as Language,
    subject: words.title,
    html: words.html,
    href: '/FollowCourseRequest',
    paperHref: `/CourseProposal/${proposal.id}#ticket=${secret}`,
  })
  return true
}

/** Whether this key opens the proposal now: unknown, over, revoked or another's is no. */
export const opensProposal = async (db: Database, secret: string | null, proposalId: number, now: Date) =>
  (await useTicket(db, secret, addressOf(proposalId), now)) !== null

/** Every link to a proposal stops opening it. */
export const endLinks = ({ db, now }: Doing, proposalId: number): Promise<void> =>
  revokeTickets(db, addressOf(proposalId), now)
