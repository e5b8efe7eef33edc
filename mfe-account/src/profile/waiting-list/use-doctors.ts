import { useEffect, useState } from 'react';
import { DoctorList } from '@clinic/contracts';
import type { Doctor } from '@clinic/contracts';
import { api, isApiError } from '@clinic/kit/http';

/** The doctors of a speciality; none while they are on their way, or when they cannot be had: any doctor can be waited for. */
export function useDoctors(specialtyId: number | null): Doctor[] {
  const [known, setKnown] = useState<{ of: number | null; doctors: Doctor[] }>({ of: null, doctors: [] });
  useEffect(() => {
    if (specialtyId === null) return;
    const stop = new AbortController();
    api.get(`/api/doctors/${specialtyId}`, DoctorList, { signal: stop.signal }).then(
      ({ data }) => setKnown({ of: specialtyId, doctors: data }),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
      },
    );
    return () => stop.abort();
  }, [specialtyId]);
  return known.of === specialtyId ? known.doctors : [];
}
