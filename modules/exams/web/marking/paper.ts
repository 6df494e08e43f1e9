import type { Output } from '#platform/shared/call.ts'
import type { paperCalls } from '../../contract/calls.ts'

/** A finished paper as whoever marks it gets it. */
export type Paper = Output<typeof paperCalls.getPaper>
export type PaperQuestion = Paper['QuestionList'][number]
