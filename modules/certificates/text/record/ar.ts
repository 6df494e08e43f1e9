import { ar as terms } from '#platform/web/text/terms/ar.ts'

const issueCertificates = 'إصدار شهادات'

export const ar = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'تغيير حالة شهادة',
    issueCertificates: issueCertificates,
    saveTraineeCertificate: issueCertificates,
    setIsDownloadCertificate: 'السماح بتنزيل شهادة',
    askRegeneration: 'إعادة إصدار شهادة',
    withdrawChange: 'سحب طلب تغيير شهادة',
  },
  columns: {
    serial: terms.serialNumber,
    version: terms.version,
    mode: 'حالة الشهادة',
    modeReason: terms.reason,
    title: 'الاسم المطبوع',
    body: terms.textToAMan,
    bodyFemale: terms.textToAWoman,
    signedBy: 'الموقّعون',
    isOwn: 'نص الأكاديمية',
  },
} as const
