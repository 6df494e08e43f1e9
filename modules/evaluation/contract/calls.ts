import * as evaluation from './evaluation.ts'

const { Arithmetic: _shape, ...calls } = evaluation
export const evaluationCalls = calls
