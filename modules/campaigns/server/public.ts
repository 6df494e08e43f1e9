export { heldMails } from './acts/going-out.ts'
