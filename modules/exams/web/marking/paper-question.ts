import type { Output } from '#platform/shared/call.ts'
import type { paperCalls } from '../../contract/calls.ts'

export type PaperQuestion = Output<typeof paperCalls.getPaper>['QuestionList'][number]
