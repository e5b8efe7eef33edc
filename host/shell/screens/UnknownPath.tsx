import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hostPaths } from '@clinic/contracts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Any unknown path leads home; without script the page says what happened and links there. */
export function UnknownPath() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(hostPaths.home(), { replace: true });
  }, [navigate]);
  return <NotFoundPage />;
}
