import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a class and of a person shows of certificates. */
export const certificatesSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'certificates',
    module: 'certificates',
    title: 'ofPerson',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/CertificatesOfClass.tsx')).CertificatesOfClass }),
    open: async () => ({ default: (await import('./parts/CertificatesOfClass.tsx')).OpenInClass }),
  }),
  section({
    of: 'classAttended',
    key: 'certificates',
    module: 'certificates',
    title: 'ofPerson',
    rule: 'trainee',
    part: async () => ({ default: (await import('./parts/OwnCertificates.tsx')).OwnCertificatesOfClass }),
  }),
  section({
    of: 'trainee',
    key: 'certificates',
    module: 'certificates',
    title: 'ofPerson',
    rule: 'courseRequest',
    part: async () => ({ default: (await import('./parts/IssuedTable.tsx')).CertificatesOfTrainee }),
  }),
  section({
    of: 'trainee',
    key: 'ourCourses',
    module: 'certificates',
    title: 'screens.coursesOfTrainees',
    rule: 'customer',
    part: async () => ({ default: (await import('./parts/CoursesOfOurTrainee.tsx')).CoursesOfOurTrainee }),
  }),
  section({
    of: 'organization',
    key: 'results',
    module: 'certificates',
    title: 'screens.coursesOfTrainees',
    rule: 'reviewersCustomer',
    part: async () => ({ default: (await import('./parts/CoursesOfOurTrainee.tsx')).CoursesOfOrganization }),
  }),
]
