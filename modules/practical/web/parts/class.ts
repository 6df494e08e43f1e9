import type { Output } from '#platform/shared/call.ts'
import type { practicalCalls } from '../../contract/calls.ts'

export type PracticalClass = Output<typeof practicalCalls.getPracticalClass>
export type PracticalPerson = PracticalClass['People'][number]
