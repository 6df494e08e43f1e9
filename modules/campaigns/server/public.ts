export { heldMails, kindsToMany } from './acts/going-out.ts'
export { audienceAccounts } from './store/audience-accounts.ts'
export { audienceNames } from './store/audiences.ts'
