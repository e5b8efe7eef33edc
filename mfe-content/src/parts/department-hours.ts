import type { Department } from '@clinic/contracts/content';

/** When a department is open, its days with the same hours together (0 = Sunday). */
export interface DepartmentHours {
  name_ar: string;
  name_en: string;
  hours: { days: number[]; start_min: number; duration_min: number }[];
}

/** The hours of a department in as few lines as they need. */
export function departmentHours({
  name_ar,
  name_en,
  intervals,
}: Pick<Department, 'name_ar' | 'name_en' | 'intervals'>): DepartmentHours {
  const hours = new Map<string, DepartmentHours['hours'][number]>();
  for (const { weekday, start_min, duration_min } of intervals) {
    const key = `${start_min} ${duration_min}`;
    const same = hours.get(key) ?? { days: [], start_min, duration_min };
    same.days.push(weekday);
    hours.set(key, same);
  }
  return { name_ar, name_en, hours: [...hours.values()] };
}
