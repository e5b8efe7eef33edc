import { loadPromotedDoctors } from '../parts/promoted-doctors.data.ts';

/** S142. */
export async function loader() {
  return { doctors: await loadPromotedDoctors() };
}

export type OffersData = Awaited<ReturnType<typeof loader>>;
