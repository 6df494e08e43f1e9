import type { Output } from '#platform/shared/call.ts'
import type { Format } from '#platform/web/format.tsx'
import type { useText } from '#platform/web/text.ts'
import type { examCalls } from '../../contract/calls.ts'

type Fault = Output<typeof examCalls.getExam>['Faults'][number]

/** The faults of an exam as people read them. */
export function faultSentences(
  t: ReturnType<typeof useText<'exams'>>,
  format: Format,
  faults: readonly Fault[],
): string[] {
  return faults.map((fault) =>
    t.maybe(`examFaults.${fault.Code}`, fault.Code, {
      number: format.number(fault.Number),
      fault: fault.QuestionFault ? t.maybe(`questionFaults.${fault.QuestionFault}`, fault.QuestionFault) : '',
    }),
  )
}
