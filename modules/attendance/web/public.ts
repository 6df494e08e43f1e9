export { OpenWork } from './parts/Attendance.tsx'
export { OfClass } from './parts/OfClass.tsx'
export { OwnClassesAttendance } from './parts/OwnClassesAttendance.tsx'
