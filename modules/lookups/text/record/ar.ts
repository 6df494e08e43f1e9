export const ar = {
  rights: {
    saveLookupEntry: 'حفظ قيمة في جدول',
    deleteLookupEntry: 'حذف قيمة من جدول',
    orderLookupEntries: 'ترتيب قيم جدول',
    importLookup: 'استيراد جدول',
  },
  columns: {
    code: 'الرمز',
    name: 'الاسم',
    isActive: 'مفعّل',
    spellings: 'صيغ الكتابة',
    symbol: 'العلامة',
    perUsd: 'مقابل الدولار',
  },
} as const
