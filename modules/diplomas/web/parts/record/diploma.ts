import type { Output } from '#platform/shared/call.ts'
import type { diplomasCalls as calls } from '../../../contract/calls.ts'

export type DiplomaShown = Output<typeof calls.getDiploma>
