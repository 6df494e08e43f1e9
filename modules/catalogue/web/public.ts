export { CourseContent } from './parts/materials/CourseContent.tsx'
export { OwnCourses } from './parts/materials/OwnCourses.tsx'
export { PictureField } from './parts/editor/PictureField.tsx'
export { CourseChanges } from './parts/revisions/CourseChanges.tsx'
