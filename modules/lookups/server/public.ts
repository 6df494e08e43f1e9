export { namesByCode, withNames } from './names.ts'
