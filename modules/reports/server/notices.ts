import { numberIn } from '#platform/server/notices/happened.ts'
import { accountsOf, nobody, page, tell, type Audience, type NoticesOf } from '#platform/server/notices/notice.ts'
import type { runActs, savedReportActs, scheduleActs } from '../contract/acts.ts'
import { reportLetters as letters } from './letters/reports.ts'
import { ownerOf } from './store/runs.ts'
import { authorOf } from './store/schedules.ts'

/** Roles of which each may open reports; a right opens them too, whatever the role. */
const openers = ['admin', 'editor', 'trainingcoordinator'] as const

const owner: Audience = {
  says: 'whoever the report was made for',
  roles: openers,
  find: accountsOf(async (db, { subjectId }) => (await ownerOf(db, subjectId)).map(({ accountId }) => accountId)),
}
const author: Audience = {
  says: 'who has put the report together',
  roles: openers,
  find: accountsOf(async (db, { subjectId }) => (await authorOf(db, subjectId)).map(({ accountId }) => accountId)),
}

/** A letter bears the report's name and a link alone: what a report shows is read after signing in. */
export const notices: NoticesOf<typeof savedReportActs> & NoticesOf<typeof scheduleActs> & NoticesOf<typeof runActs> = {
  'reports.addSavedReport': nobody,
  'reports.editSavedReport': nobody,
  'reports.deleteSavedReport': nobody,
  'reports.setSchedule': nobody,
  'reports.pauseSchedule': nobody,
  'reports.resumeSchedule': nobody,
  'reports.deleteSchedule': nobody,
  'reports.loseRecipient': [
    tell(
      author,
      letters.reportRecipientLost,
      page('/Reports/View/:ID', (event) => ({ ID: numberIn(event, 'reportId') })),
    ),
  ],
  'reports.failSchedule': [
    tell(
      author,
      letters.reportNotMade,
      page('/Reports/View/:ID', (event) => ({ ID: numberIn(event, 'reportId') })),
    ),
  ],
  'reports.startRun': nobody,
  'reports.cancelRun': nobody,
  'reports.deliverRun': [
    tell(
      owner,
      letters.reportReady,
      page('/Reports/Run/:ID', ({ subjectId }) => ({ ID: subjectId })),
    ),
  ],
}
