import { accountsOf, nobody, page, tell, type Audience, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { paperRunActs } from '../contract/acts.ts'
import { printedLetters as letters } from './letters/papers.ts'
import { ownerOf } from './store/runs.ts'

const owner: Audience = {
  says: 'whoever had the papers printed',
  roles: ['admin', 'editor', 'trainingcoordinator'],
  find: accountsOf(async (db, { subjectId }) => (await ownerOf(db, subjectId)).map(({ accountId }) => accountId)),
}

/** A notification bears a link alone: the file is had after signing in. */
export const notices: NoticesOf<typeof paperRunActs> = {
  'papers.startPaperRun': nobody,
  'papers.cancelPaperRun': nobody,
  'papers.finishPaperRun': [
    tell(
      owner,
      letters.papersReady,
      page('/Papers/:ID', ({ subjectId }) => ({ ID: subjectId })),
    ),
  ],
}
