import { ar as terms } from '#platform/web/text/terms/ar.ts'
import { ar as attendance } from '#modules/attendance/text/ar.ts'
import { ar as certificatesTemplates } from '#modules/certificates/text/templates/ar.ts'

export const ar = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'تغيير حالة شهادة',
    issueCertificates: attendance.work.do.certificates,
    saveTraineeCertificate: attendance.work.do.certificates,
    setIsDownloadCertificate: 'السماح بتنزيل شهادة',
    askRegeneration: 'إعادة إصدار شهادة',
    withdrawChange: 'سحب طلب تغيير شهادة',
  },
  columns: {
    serial: terms.serialNumber,
    version: terms.version,
    mode: 'حالة الشهادة',
    modeReason: terms.reason,
    title: certificatesTemplates.title,
    body: terms.textToAMan,
    bodyFemale: terms.textToAWoman,
    signedBy: certificatesTemplates.signedBy,
    isOwn: 'نص الأكاديمية',
  },
} as const
