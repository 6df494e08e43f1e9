import type { Output } from '#platform/shared/call.ts'
import type { getSecurity } from '../../../contract/security.ts'

export type Security = Output<typeof getSecurity>
