export const ar = {
  /* Words of rights where a call does several acts, or the button does not name the record. */
  rights: {
    changeCertificateMode: 'تغيير حالة شهادة',
    issueCertificates: 'إصدار شهادات',
    saveTraineeCertificate: 'إصدار شهادات',
    setIsDownloadCertificate: 'السماح بتنزيل شهادة',
    askRegeneration: 'إعادة إصدار شهادة',
    withdrawChange: 'سحب طلب تغيير شهادة',
  },
  columns: {
    serial: 'الرقم المسلسل',
    version: 'الإصدار',
    mode: 'حالة الشهادة',
    modeReason: 'السبب',
  },
} as const
