import { callsOf } from '#platform/shared/record/act.ts'
import { requestActs } from './acts.ts'
import { answerSentProposal, getSentProposal } from './proposals.ts'
import {
  getAllTraineeCourseRequest,
  getCourseRequest,
  getCourseRequestCoordinators,
  getCourseRequestCounts,
  getCourseRequests,
} from './requests.ts'

export const requestsCalls = {
  getCourseRequests,
  getCourseRequestCounts,
  getCourseRequest,
  getAllTraineeCourseRequest,
  getCourseRequestCoordinators,
  getSentProposal,
  answerSentProposal,
  ...callsOf(requestActs),
}
