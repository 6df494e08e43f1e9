import * as evaluation from './evaluation.ts'
import { decideResultChange, getResultChanges, withdrawResultChange } from './result-changes.ts'

const { Arithmetic: _shape, ...calls } = evaluation
export const evaluationCalls = { ...calls, getResultChanges, decideResultChange, withdrawResultChange }
