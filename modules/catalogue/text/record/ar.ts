import { ar as catalogue } from '../ar.ts'
import { ar as terms } from '#platform/web/text/terms/ar.ts'

const deleteACourse = 'حذف دورة'

export const ar = {
  rights: {
    updateCourse: 'تعديل دورة',
    publishCourse: 'نشر دورة أو إلغاء نشرها',
    deleteCourse: deleteACourse,
    deleteCourses: deleteACourse,
  },
  columns: {
    isLeftOut: 'مُستبعدة من الدورة',
    instructorId: terms.instructorNumber,
    title: catalogue.materials.title,
    kind: catalogue.materials.kind,
    isDownloadable: 'يُنزَّل',
    address: 'عنوان الرابط',
    opens: 'متى يُعرض',
    afterSession: 'بعد الجلسة رقم',
    internalCode: catalogue.fields.internalCode,
    furtherLanguages: 'لغات أخرى للتدريب',
    hasAdmissionTest: 'اختبار القبول',
    practicalPassPercent: 'نسبة نجاح العملي',
    code: terms.code,
    name: terms.name,
    categoryId: 'رقم المجال',
    levelId: 'رقم المستوى',
    typeId: 'رقم النوع',
    providerId: 'رقم جهة المحتوى',
    participationTypeId: 'رقم نوع المشاركة',
    trainingStrategyId: 'رقم أسلوب التدريب',
    language: terms.language,
    hours: terms.hours,
    days: terms.days,
    fee: terms.fee,
    minTrainees: 'أقل عدد للمتدربين',
    maxTrainees: 'أقصى عدد للمتدربين',
    passPercent: 'نسبة النجاح',
    attendancePercent: 'نسبة الحضور المطلوبة',
    isPublished: 'معلنة',
    isActive: terms.switchedOn,
    facilityId: 'رقم التجهيز',
    quantity: terms.quantity,
    percent: terms.percent,
    maxScore: 'أعلى درجة',
  },
} as const
