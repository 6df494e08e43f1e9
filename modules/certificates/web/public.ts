export { codeIn } from './verify-code.ts'
