/**
 * What a new academy does first, in the order in which its administrator is led through it. Words hang on these names; where each
 * leads, and when it is done, its module declares.
 */
export const firstStepKeys = [
  'academyName',
  'academyLogo',
  'classRoom',
  'calendarYear',
  'publishedCourse',
  'courseClass',
  'colleague',
] as const
export type FirstStepKey = (typeof firstStepKeys)[number]
