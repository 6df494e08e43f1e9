import type { Words } from '#platform/shared/words.ts'
import type { ar } from './ar.ts'
import { en as terms } from '#platform/web/text/terms/en.ts'
import { en as people } from '../en.ts'

const deleteATrainee = 'Delete a trainee'
const deleteAnInstructor = 'Delete an instructor'
const rightsReadRoster = 'Import a roster of trainees'
const changeTheOwnData = 'Change the own data'
const rightsTraineeActive = 'Activate a trainee or set inactive'
const rightsInstructorActive = 'Activate an instructor or set inactive'
export const en: Words<typeof ar> = {
  /* Words of rights where the button does not name whose record it is, or a call does several acts. */
  rights: {
    openPassport: 'See a whole passport number',
    markTraineeSeen: 'Mark a trainee as seen',
    updateTrainee: 'Change a trainee',
    deleteTrainee: deleteATrainee,
    approveInstructor: 'Approve an instructor',
    askInstructorForMore: 'Ask an instructor for more',
    rejectInstructor: 'Reject an instructor',
    reopenInstructor: 'Reopen an instructor’s application',
    markInstructorSeen: 'Mark an instructor as seen',
    updateInstructor: 'Change an instructor',
    deleteInstructor: deleteAnInstructor,
    approveOrganization: 'Approve an organization',
    askOrganizationForMore: 'Ask an organization for more',
    rejectOrganization: 'Reject an organization',
    reopenOrganization: 'Reopen an organization’s application',
    updateOrganization: 'Change an organization',
    deleteOrganization: 'Delete an organization',
    readRoster: rightsReadRoster,
    commitRoster: rightsReadRoster,
    dropRoster: rightsReadRoster,
    updateLoginTrainee: changeTheOwnData,
    setTraineeActive: rightsTraineeActive,
    setTraineesActive: rightsTraineeActive,
    deleteTrainees: deleteATrainee,
    updateLoginInstructor: changeTheOwnData,
    setInstructorActive: rightsInstructorActive,
    setInstructorsActive: rightsInstructorActive,
    deleteInstructors: deleteAnInstructor,
    updateLoginOrganization: 'Change the own organization',
    setOrganizationActive: 'Activate an organization or set inactive',
    mapRoster: rightsReadRoster,
    fixRoster: rightsReadRoster,
    skipRosterRows: rightsReadRoster,
  },
  /* As the audit shows what stood before and after. */
  columns: {
    code: terms.code,
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    name: 'Organization’s name',
    email: terms.eMail,
    organizationId: terms.organizationNumber,
    isActive: terms.switchedOn,
    isNew: people.fields.isNew,
    mergedInto: 'Merged into record number',
    isLight: 'Registered briefly',
    isExaminer: people.examiner,
    isPracticalAssessor: terms.practicalAssessor,
    dailyFee: terms.dailyFee,
    statusId: 'Number of the contract status',
    industrySectorId: 'Number of the industry sector',
    application: 'Own registration',
    address1: people.sections.address,
    address2: 'Address, continued',
    city: people.fields.city,
    zip: people.fields.zip,
    countryId: 'Number of the country',
    contactEmail: 'Contact person’s e-mail',
    creditApproved: people.fields.creditApproved,
  },
}
