export { sealPassports } from './seal-passports.ts'
