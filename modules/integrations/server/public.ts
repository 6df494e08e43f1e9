export { areaOfCalls } from './token-areas.ts'
export { callerByToken } from './caller-by-token.ts'
export { TokenUses } from './token-uses.ts'
