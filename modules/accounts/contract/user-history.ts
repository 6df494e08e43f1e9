import * as z from 'zod'
import { permissions, roles } from '#platform/shared/access.ts'
import { instant } from '#platform/shared/shapes.ts'

/** Of all that the audit keeps about an account, what its page tells. */
export const userEventKinds = [
  'accountCreated',
  'accountChanged',
  'accountRightsChanged',
  'accountActivated',
  'accountDeactivated',
  'invitationResent',
  'accountSessionsEnded',
  'secondFactorReset',
  'passwordChanged',
  'actingStarted',
  'actingEnded',
] as const

const right = z.enum([...roles, ...permissions])

export const userHistoryReply = z.array(
  z.object({
    ID: z.int(),
    At: instant(),
    /** Null: the academy itself. */
    By: z.string().nullable(),
    Kind: z.enum(userEventKinds),
    Why: z.string().nullable(),
    /** Where rights changed: those that differ, role and permissions in one list. */
    Rights: z.object({ Before: z.array(right), After: z.array(right) }).optional(),
  }),
)
