import { ar as terms } from '#platform/web/text/terms/ar.ts'
import type { SettingWords } from '#platform/shared/settings/section.ts'
import type { invoiceSettings } from '../../contract/settings.ts'

export const ar = {
  sections: { invoices: { title: terms.invoices } },
  settings: {
    currency: { label: 'عملة الأكاديمية', help: 'تُحسب بها أسعار الصرف على الفواتير.' },
    invoiceDueDays: { label: 'مهلة سداد الفاتورة' },
    taxPercent: { label: 'نسبة الضريبة على الفواتير', help: 'تُضاف إلى السعر عند إصدار الفاتورة.' },
    bankDetails: { label: 'بيانات الحساب البنكي', help: 'تُطبع على الفاتورة كما كانت يوم إصدارها.' },
  },
} satisfies SettingWords<typeof invoiceSettings>
