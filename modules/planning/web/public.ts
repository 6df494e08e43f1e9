/** Parts of pages that the modules below show. */
export { AnnualPlan } from './parts/AnnualPlan.tsx'
export { ClassRoomName } from './parts/ClassRoomName.tsx'
export { CandidateFacts } from './parts/row/CandidateFacts.tsx'
export { WeekdaysField } from './parts/row/WeekdaysField.tsx'
export { useUsualWeek } from './parts/calendar/useUsualWeek.ts'
export { NotOffered } from './parts/NotOffered.tsx'
export { PlanAnswers } from './parts/PlanAnswers.tsx'
