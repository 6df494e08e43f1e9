import { section, type RecordSection } from '#platform/web/record-sections.ts'

/** What the page of a class, a person or an organization shows of registrations. */
export const registrationSections: readonly RecordSection[] = [
  section({
    of: 'class',
    key: 'trainees',
    module: 'registration',
    title: 'sections.trainees',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/of-class/TraineesOfClass.tsx')).TraineesOfClass }),
    open: async () => ({ default: (await import('./parts/of-class/TraineesOfClass.tsx')).OpenInClass }),
  }),
  section({
    of: 'classTaught',
    key: 'trainees',
    module: 'registration',
    title: 'sections.trainees',
    rule: 'instructor',
    part: async () => ({ default: (await import('./parts/of-class/PeopleOfTaught.tsx')).PeopleOfTaught }),
  }),
  section({
    of: 'classAttended',
    key: 'registration',
    module: 'registration',
    title: 'screens.edit',
    rule: 'trainee',
    part: async () => ({ default: (await import('./parts/of-class/OwnRegistration.tsx')).OwnRegistration }),
    open: async () => ({ default: (await import('./parts/of-class/OwnRegistration.tsx')).OpenForTrainee }),
  }),
  section({
    of: 'trainee',
    key: 'courses',
    module: 'registration',
    title: 'sections.courses',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/of-person/CoursesOfTrainee.tsx')).CoursesOfTrainee }),
  }),
  section({
    of: 'trainee',
    key: 'requests',
    module: 'registration',
    title: 'screens.main',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/of-person/RegistrationsOf.tsx')).RegistrationsOfTrainee }),
    open: async () => ({ default: (await import('./parts/of-person/OpenRegistrations.tsx')).OpenOfTrainee }),
  }),
  section({
    of: 'trainee',
    key: 'invoices',
    module: 'registration',
    title: 'sections.invoices',
    rule: 'reviewers',
    part: async () => ({ default: (await import('./parts/of-person/InvoicesOfTrainee.tsx')).InvoicesOfTrainee }),
  }),
  section({
    of: 'organization',
    key: 'requests',
    module: 'registration',
    title: 'screens.main',
    rule: 'reviewers',
    part: async () => ({
      default: (await import('./parts/of-person/RegistrationsOf.tsx')).RegistrationsOfOrganization,
    }),
    open: async () => ({ default: (await import('./parts/of-person/OpenRegistrations.tsx')).OpenOfOrganization }),
  }),
  section({
    of: 'organization',
    key: 'invoices',
    module: 'registration',
    title: 'sections.invoices',
    rule: 'reviewersCustomer',
    part: async () => ({
      default: (await import('./parts/of-person/InvoicesOfOrganization.tsx')).InvoicesOfOrganization,
    }),
  }),
]
