import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as people } from '../ar.ts'

const deleteATrainee = 'حذف متدرب'
const deleteAnInstructor = 'حذف مدرب'
const rightsReadRoster = 'استيراد كشف متدربين'
const changeTheOwnData = 'تعديل بياناته'
const rightsTraineeActive = 'تفعيل متدرب أو تعطيله'
const rightsInstructorActive = 'تفعيل مدرب أو تعطيله'
export const ar = {
  /* Words of rights where the button does not name whose record it is, or a call does several acts. */
  rights: {
    openPassport: 'الاطلاع على رقم جواز السفر كاملًا',
    markTraineeSeen: 'تعليم المتدرب كغير جديد',
    updateTrainee: 'تعديل بيانات متدرب',
    deleteTrainee: deleteATrainee,
    approveInstructor: 'اعتماد مدرب',
    askInstructorForMore: 'طلب استكمال بيانات مدرب',
    rejectInstructor: 'رفض طلب مدرب',
    reopenInstructor: 'إعادة فتح طلب مدرب',
    markInstructorSeen: 'تعليم المدرب كغير جديد',
    updateInstructor: 'تعديل بيانات مدرب',
    deleteInstructor: deleteAnInstructor,
    approveOrganization: 'اعتماد جهة',
    askOrganizationForMore: 'طلب استكمال بيانات جهة',
    rejectOrganization: 'رفض طلب جهة',
    reopenOrganization: 'إعادة فتح طلب جهة',
    updateOrganization: 'تعديل بيانات جهة',
    deleteOrganization: 'حذف جهة',
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
    updateLoginOrganization: 'تعديل بيانات جهته',
    setOrganizationActive: 'تفعيل جهة أو تعطيلها',
    mapRoster: rightsReadRoster,
    fixRoster: rightsReadRoster,
    skipRosterRows: rightsReadRoster,
  },
  /* As the audit shows what stood before and after. */
  columns: {
    code: terms.code,
    nameAr: terms.nameInArabic,
    nameEn: terms.nameInEnglish,
    name: 'اسم الجهة',
    email: terms.eMail,
    organizationId: terms.organizationNumber,
    isActive: terms.switchedOn,
    isNew: people.fields.isNew,
    mergedInto: 'دُمج في السجل رقم',
    isLight: 'تسجيل مختصر',
    isExaminer: people.examiner,
    isPracticalAssessor: terms.practicalAssessor,
    dailyFee: terms.dailyFee,
    statusId: 'رقم حالة التعاقد',
    industrySectorId: 'رقم قطاع العمل',
    application: 'التسجيل الذاتي',
    address1: people.sections.address,
    address2: 'تتمة العنوان',
    city: people.fields.city,
    zip: people.fields.zip,
    countryId: 'رقم الدولة',
    contactEmail: 'بريد مسؤول الاتصال',
    creditApproved: people.fields.creditApproved,
  },
} as const
