import { accountFacts, roleAccounts } from '#modules/accounts/server/public.ts'
import type { Role } from '#platform/shared/access.ts'
import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, nobody, page, tell, type Audience, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { messageActs, reportActs, roomActs } from '../contract/acts.ts'
import { chatLetters as letters } from './letters/chat.ts'

/** For whom something waits, where that is one of these: each role has a page of its own. */
const addressed = (says: string, roles: readonly Exclude<Role, 'anonymous'>[]): Audience => ({
  says,
  roles,
  find: accountsOf(async (db, event) => {
    const found = await accountFacts(db, [numberIn(event, 'accountId')])
    return found.filter(({ role }) => (roles as readonly string[]).includes(role)).map(({ account_id }) => account_id)
  }),
})

const trainee = addressed('the trainee for whom it waits', ['trainee'])
const teacher = addressed('the instructor for whom it waits', ['instructor', 'evaluator'])
const coordinator = addressed('the coordinator for whom it waits', ['trainingcoordinator'])

const admins: Audience = {
  says: 'the administrators',
  roles: ['admin'],
  find: accountsOf((db) => roleAccounts(db, ['admin'])),
}

const inRoom = (path: `/${string}`) => page(path, (event) => ({ room: numberIn(event, 'roomId') }))

/** Who is told of what happens in rooms. Who has a page of it open reads it there. What waits is about what each does in the class. */
export const notices: NoticesOf<typeof roomActs> & NoticesOf<typeof messageActs> & NoticesOf<typeof reportActs> = {
  'chat.openRoom': nobody,
  'chat.lookIntoRoom': nobody,
  'chat.messagesWait': [
    tell(trainee, letters.chatMessagesWait, inRoom('/TrainingChat'), { topic: 'schedule' }),
    tell(teacher, letters.chatMessagesWait, inRoom('/TrainingChat/instructor')),
    tell(coordinator, letters.chatMessagesWait, inRoom('/TrainingChat/coordinator'), { topic: 'coordination' }),
  ],
  'chat.reportMessage': [tell(admins, letters.chatMessageReported, page('/AdminTrainingChat'))],
  'chat.deleteMessage': nobody,
  // Its place in the room says what became of it.
  'chat.upholdReport': nobody,
  'chat.dismissReport': nobody,
}
