import { nobody, page, tell, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { userActs } from '../contract/acts.ts'
import { accountOwner } from './audiences.ts'
import { accountLetters as letters } from './letters/accounts.ts'

const home = page('/')

/** Who is told of what is done to accounts. The first letter to an account is its invitation. */
export const notices: NoticesOf<typeof userActs> = {
  'accounts.createFirstAdmin': nobody,
  'accounts.addUser': nobody,
  'accounts.updateUser': nobody,
  'accounts.changeRights': [tell(accountOwner, letters.rightsChanged, home)],
  'accounts.activateUser': [tell(accountOwner, letters.accountActivated, home)],
  'accounts.deactivateUser': nobody,
  'accounts.resendInvitation': nobody,
  'accounts.deleteUser': nobody,
}
