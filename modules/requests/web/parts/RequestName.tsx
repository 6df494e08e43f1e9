import { Localized, Typed } from '#platform/web/format.tsx'
import type { CourseRequest } from './request.ts'

/** The course that is asked for, else the topic. */
export const RequestName = ({ request }: { request: Pick<CourseRequest, 'CourseName' | 'Topic'> }) =>
  request.CourseName ? <Localized text={request.CourseName} /> : <Typed>{request.Topic}</Typed>
