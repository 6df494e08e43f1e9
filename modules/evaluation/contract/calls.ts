import { callsOf } from '#platform/shared/record/act.ts'
import { classActs, resultActs } from './acts.ts'
import * as evaluation from './evaluation.ts'
import { decideResultChange, getResultChanges } from './result-changes.ts'

const { Arithmetic: _shape, publishFinalResults: _publish, saveParticipation: _save, ...reads } = evaluation

export const evaluationCalls = {
  ...reads,
  getResultChanges,
  decideResultChange,
  ...callsOf(classActs),
  ...callsOf(resultActs),
}
