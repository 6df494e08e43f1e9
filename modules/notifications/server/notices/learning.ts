import { textIn } from '#platform/server/notices/happened.ts'
import { nobody, tell, type Condition, type Notices } from './notice.ts'
import * as pages from './pages.ts'

const turned = (action: string, says: string): Condition => ({
  says,
  holds: (_, event) => textIn(event, 'action') === action,
})

/** Attendance, degrees, final results and certificates. */
export const learningNotices = {
  attendanceMarked: nobody,
  attendanceUnmarked: [tell('sessionInstructors', 'attendanceToMark', pages.attendanceSheet)],
  attendanceAtRisk: [tell('trainee', 'attendanceAtRisk', pages.schedule)],
  degreesGiven: nobody,
  finalResultPublished: [tell('trainee', 'finalResult', pages.finalResult)],
  finalResultChanged: [tell('trainee', 'finalResultChanged', pages.finalResult)],
  resultChangeAsked: [tell('resultPublishers', 'resultChangeToDecide', pages.classResults)],
  resultChangeApproved: [tell('askingPublisher', 'resultChangeApproved', pages.classResults)],
  resultChangeRejected: [tell('askingPublisher', 'resultChangeRejected', pages.classResults)],
  resultChangeWithdrawn: nobody,
  certificatePrepared: nobody,
  certificateIssued: [tell('trainee', 'certificateIssued', pages.certificates)],
  certificateRegenerated: [tell('trainee', 'certificateRegenerated', pages.certificates)],
  certificateChangeAsked: nobody,
  certificateChangeRejected: nobody,
  certificateChangeWithdrawn: nobody,
  certificateModeChanged: [
    tell('trainee', 'certificateDownloadable', pages.certificates, {
      only: turned('allowDownload', 'opened for download'),
    }),
    tell('trainee', 'certificateHidden', pages.certificates, { only: turned('hide', 'hidden') }),
    tell('trainee', 'certificateRevoked', pages.certificates, { only: turned('revoke', 'revoked') }),
  ],
} as const satisfies Notices
