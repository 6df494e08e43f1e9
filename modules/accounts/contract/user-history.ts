import * as z from 'zod'
import { permissions, roles } from '#platform/shared/access.ts'
import type { EventKind } from '#platform/shared/record/event-kinds.ts'
import { instant } from '#platform/shared/shapes.ts'

/** Of all that the audit keeps about an account, what its page tells. */
export const userEventKinds = [
  'accounts.createFirstAdmin',
  'accounts.addUser',
  'accounts.updateUser',
  'accounts.changeRights',
  'accounts.activateUser',
  'accounts.deactivateUser',
  'accounts.resendInvitation',
  'signin.endUserSessions',
  'signin.resetUserSecondFactor',
  'signin.changePassword',
  'signin.setPassword',
  'signin.actAs',
  'signin.stopActing',
] as const satisfies readonly EventKind[]

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
