import { keepPage } from '#platform/web/worker/kept-page.ts'

/** The addresses of the built files that taking attendance needs; the build writes them in. */
declare const ATTENDANCE_FILES: readonly string[]

/* The class, its sheet and the marks that wait lie in the page's own storage. */
keepPage({ files: ATTENDANCE_FILES, address: '/InstructorTraineeAttendance', name: 'attendance' })
